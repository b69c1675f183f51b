import {
	alignJustify,
	atSymbol,
	calendar,
	chevronDown,
	formatListNumbered,
	image,
	paragraph,
	plugins,
	quote,
	shield,
	starEmpty,
	starFilled,
	table,
	unseen,
} from '@wordpress/icons';
import type { ReactElement } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { checkbox } from './checkbox/icon';
import { csat } from './csat/icon';
import { nps } from './nps/icon';
import { number } from './number/icon';
import { numberScale } from './number-scale/icon';
import { radioButton } from './radio-button/icon';
import { slider } from './slider/icon';

/** On WordPress's 24-pixel grid, like its own icons; drawn here if it has none. */
const questionIcons: Record< QuestionType, ReactElement > = {
	'radio-button': radioButton,
	checkbox,
	dropdown: chevronDown,
	'image-radio': image,
	'icon-choice': starEmpty,
	text: paragraph,
	'long-text': alignJustify,
	email: atSymbol,
	'star-rating': starFilled,
	nps,
	csat,
	ces: numberScale,
	'number-scale': numberScale,
	matrix: table,
	ranking: formatListNumbered,
	statement: quote,
	hidden: unseen,
	consent: shield,
	slider,
	number,
	date: calendar,
};

/** Types of other plugins share an icon. */
export function questionIcon( type: QuestionType ): ReactElement {
	return type in questionIcons ? questionIcons[ type ] : plugins;
}
