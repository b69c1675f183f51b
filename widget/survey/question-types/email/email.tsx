import { LIMITS } from '../../../../src/contract/limits';
import { asksForName } from './email-answer';
import { errorAt } from '../../ui/card/error-text';
import type { FieldProps } from '../../ui/view';
import { Fieldset } from '../../ui/fields/Fieldset';
import { TextBox } from '../../ui/fields/TextBox';

/** An email address and, if the survey asks for it, a first name, which is never required. */
export function EmailField( props: FieldProps ) {
	const {
		question,
		draft: { value, name },
		errors,
		strings,
		act,
	} = props;
	return (
		<Fieldset of={ props }>
			{ asksForName( question ) && (
				<TextBox
					id="name"
					label={ strings.first_name }
					text={ name }
					most={ LIMITS.PERSON_NAME }
					autoComplete="given-name"
					error={ errorAt( errors, 'extra.name', strings ) }
					onText={ ( text ) => act.edit( { name: text } ) }
				/>
			) }
			<TextBox
				id="value"
				label={ strings.email }
				type="email"
				text={ typeof value === 'string' ? value : '' }
				most={ LIMITS.EMAIL }
				isRequired={ question.required }
				autoComplete="email"
				error={ errorAt( errors, 'value', strings, strings.no_email ) }
				onText={ ( text ) => act.edit( { value: text } ) }
			/>
		</Fieldset>
	);
}
