import { errorAt } from '../error-text';
import { Icon } from '../icons';
import type { FieldProps } from '../view';
import { Fieldset } from './Fieldset';

/** One of several options, or any number of them. */
export function ChoiceField( { question, draft: { value }, order, errors, strings, act }: FieldProps ) {
	const isOne = question.type !== 'checkbox';
	const chosen = Array.isArray( value ) ? value : [ value ];
	const error = errorAt( errors, 'value', strings );

	const toggle = ( option: string ): void => {
		// In the order of the options, whatever the order of the clicks; with the last tick gone there is no answer.
		const ticked = question.options.filter( ( each ) => chosen.includes( each ) !== ( each === option ) );
		act.edit( { value: ticked.length ? ticked : null } );
	};

	return (
		<Fieldset title={ question.title } error={ error }>
			{ order.map( ( place ) => {
				const option = question.options[ place ] ?? '';
				const { [ place ]: image } = question.images;
				const { [ place ]: icon } = question.icons;
				return (
					<label key={ place } class="option">
						<input
							type={ isOne ? 'radio' : 'checkbox' }
							name="value"
							required={ isOne && question.required }
							checked={ chosen.includes( option ) }
							aria-invalid={ error ? true : undefined }
							aria-describedby={ error ? 'error' : undefined }
							onClick={ () => ( isOne ? act.choose( { value: option } ) : toggle( option ) ) }
						/>
						{ /* The label beside it says what it shows. */ }
						{ image && <img src={ image } alt="" /> }
						{ icon && <Icon path={ icon } size={ question.icon_size } color={ question.icon_color } /> }
						<span>{ option }</span>
					</label>
				);
			} ) }
		</Fieldset>
	);
}
