import { errorAt } from '../ui/card/error-text';
import type { FieldProps } from '../ui/view';
import { TextBox } from '../ui/fields/TextBox';
import { Title } from '../ui/fields/Title';
import { ANSWERING } from './answering';

/** One or several lines of free text. */
export function TextField( props: FieldProps ) {
	const {
		question,
		draft: { value },
		errors,
		strings,
		act,
	} = props;
	const { max_length: most = 0 } = ANSWERING[ question.type ];
	return (
		<TextBox
			id="value"
			label={ <Title { ...props } /> }
			isTitle
			isLong={ question.type === 'long-text' }
			text={ typeof value === 'string' ? value : '' }
			most={ most }
			isRequired={ question.required }
			placeholder={ strings.placeholder }
			{ ...( EXTENDED && { help: question.help } ) }
			error={ errorAt( errors, 'value', strings ) }
			onText={ ( text ) => act.edit( { value: text } ) }
		/>
	);
}
