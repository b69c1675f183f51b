import { createElement, Fragment } from 'preact';
import { fill } from '../../shared/text/format';
import { errorAt } from '../ui/card/error-text';
import { Icon, ICONS } from '../ui/card/icons';
import { ErrorMessage } from '../ui/fields/ErrorMessage';
import { Fieldset } from '../ui/fields/Fieldset';
import { idsOf } from '../ui/fields/ids-of';
import { TextBox } from '../ui/fields/TextBox';
import { Title } from '../ui/fields/Title';
import { addType } from './add-type';
import { ChoiceField } from './choice';

/** Exports of the bundle that the scripts in on-demand/ import; webpack.config.js reads them from here instead. */
export const kit = {
	addType,
	ChoiceField,
	createElement,
	errorAt,
	ErrorMessage,
	Fieldset,
	fill,
	Fragment,
	Icon,
	ICONS,
	idsOf,
	TextBox,
	Title,
};
