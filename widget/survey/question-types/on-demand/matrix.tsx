import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import { errorAt } from '../../ui/card/error-text';
import type { FieldProps } from '../../ui/view';
import { Fieldset } from '../../ui/fields/Fieldset';
import { addType } from '../add-type';
import css from './matrix.css';

type Value = SubmittedAnswer[ 'value' ];

/** Returns the option of each row, empty if none is chosen. The value is the list of them. */
const chosenIn = ( { rows = [] }: WidgetQuestion, value: Value ): string[] =>
	rows.map( ( _, place ) => ( Array.isArray( value ) && value[ place ] ) || '' );

/** One of the same options for each row. A digit chooses an option of the row and goes on to the next one. */
function MatrixField( props: FieldProps ) {
	const { question, draft, errors, strings, act } = props;
	const { options, rows = [], required } = question;
	const chosen = chosenIn( question, draft.value );
	const error = errorAt( errors, 'value', strings, strings.each_row );
	const choose = ( row: number, option: string ): void =>
		act.edit( { value: chosen.map( ( before, place ) => ( place === row ? option : before ) ) } );

	return (
		<Fieldset of={ props } error={ error }>
			<div class="matrix" style={ `--columns:${ String( options.length ) }` }>
				<div class="line heads" aria-hidden>
					<span />
					{ options.map( ( option ) => (
						<span dir="auto">{ option }</span>
					) ) }
				</div>
				{ rows.map( ( { label }, row ) => (
					<div
						class="line"
						role="radiogroup"
						aria-labelledby={ `row-${ String( row ) }` }
						aria-required={ required }
						onKeyDown={ ( { key, currentTarget } ) => {
							const option = options[ Number( key ) - 1 ];
							if ( option ) {
								choose( row, option );
								currentTarget.nextElementSibling?.querySelector( 'input' )?.focus();
							}
						} }
					>
						<span id={ `row-${ String( row ) }` } dir="auto">
							{ label }
						</span>
						{ options.map( ( option ) => (
							<label class={ chosen[ row ] === option ? 'option on' : 'option' }>
								<input
									type="radio"
									name={ `row-${ String( row ) }` }
									checked={ chosen[ row ] === option }
									aria-invalid={ !! error && ! chosen[ row ] }
									aria-describedby={ error ? 'error' : undefined }
									onClick={ () => choose( row, option ) }
								/>
								<span dir="auto">{ option }</span>
							</label>
						) ) }
					</div>
				) ) }
			</div>
		</Fieldset>
	);
}

addType( 'matrix', MatrixField, css, {
	read: ( value ) => value,
	fault: ( value, question ) => question.required && chosenIn( question, value ).includes( '' ) && 'required',
	byRow: ( value, question ) => chosenIn( question, value ).map( ( option ) => option || null ),
} );
