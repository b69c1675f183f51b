import { ANSWERING } from '../../../../src/contract/question-types';
import { errorAt } from '../card/error-text';
import type { FieldProps } from '../view';
import { TextBox } from './TextBox';
import { Title } from './Title';

/** One or several lines of free text. */
export function TextField( props: FieldProps ) {
	const {
		question,
		draft: { value },
		errors,
		strings,
		act,
	} = props;
	return (
		<TextBox
			id="value"
			label={ <Title { ...props } /> }
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
