import type { JSX } from 'preact';
import type { QuestionType } from '../../../src/contract/question-types';
import type { FieldProps } from '../ui/view';
import { addStyles } from '../ui/page/survey-root';
import { FIELDS } from './fields';
import { type Format, FORMATS } from './faults';

/** Adds a type whose code is a script of its own, see on-demand/. */
export function addType(
	type: QuestionType,
	field: ( props: FieldProps ) => JSX.Element,
	css: string,
	format?: Format
): void {
	FIELDS[ type ] = field;
	FORMATS[ type ] = format;
	addStyles( css );
}
