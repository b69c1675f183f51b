import { errorAt } from '../../ui/card/error-text';
import { Fieldset } from '../../ui/fields/Fieldset';
import { idsOf } from '../../ui/fields/ids-of';
import type { FieldProps } from '../../ui/view';

/** One checkbox. The answer is its wording. */
export function ConsentField( props: FieldProps ) {
	const {
		question: {
			options: [ wording = '' ],
			required,
		},
		draft: { value },
		errors,
		strings,
		act,
	} = props;
	const isOn = value === wording;
	const error = errorAt( errors, 'value', strings );
	return (
		<Fieldset of={ props } error={ error }>
			<label class={ `option${ isOn ? ' on' : '' }` }>
				<input
					type="checkbox"
					checked={ isOn }
					required={ required }
					aria-invalid={ !! error }
					aria-describedby={ idsOf( error && 'error' ) }
					onClick={ () => act.edit( { value: isOn ? null : wording } ) }
				/>
				<span dir="auto">{ wording }</span>
			</label>
		</Fieldset>
	);
}
