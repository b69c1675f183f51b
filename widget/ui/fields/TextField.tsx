import { ANSWERING } from '../../../src/contract/question-types';
import { errorAt } from '../error-text';
import type { FieldProps } from '../view';
import { TextBox } from './TextBox';

/** A line or several lines of the visitor's own words. */
export function TextField( { question, draft: { value }, errors, strings, act }: FieldProps ) {
	return (
		<TextBox
			id="value"
			label={ question.title }
			isTitle
			isLong={ question.type === 'long-text' }
			text={ typeof value === 'string' ? value : '' }
			most={ ANSWERING[ question.type ].max_length ?? 0 }
			isRequired={ question.required }
			placeholder={ strings.placeholder }
			error={ errorAt( errors, 'value', strings ) }
			onText={ ( text ) => act.edit( { value: text } ) }
		/>
	);
}
