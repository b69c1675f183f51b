import { BaseControl, Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import type { MatrixRow } from '@/contract/types';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { sprintf } from '@/lib/labels/sprintf';
import type { BuilderParts } from '../builder';
import { newRow } from './rows';
import '@/features/builder/questions/options/OptionsEditor.scss';

const PATH = 'config.rows';

export const matrix: BuilderParts = { Rows };

interface Props {
	question: FormQuestion;
	/** By path in the question. */
	errors: FieldErrors;
}

/** The rows of a matrix. Their ids stay, because answers have them. */
function Rows( { question: { id, config }, errors }: Props ) {
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const rows = config.rows ?? [];
	const field = ( place: number ) => `${ fieldName( { question: id }, PATH ) }[${ String( place ) }]`;
	const focusRow = ( place: number ) => focusLater( `[data-field="${ field( place ) }"] input` );
	const set = ( value: MatrixRow[], type: 'done' | 'typed' = 'done' ) =>
		dispatch( { type, operation: { type: 'set', question: id, path: PATH, value } } );
	const add = ( place: number ) => {
		if ( rows.length < LIMITS.MATRIX_ROWS ) {
			set( [ ...rows.slice( 0, place ), newRow(), ...rows.slice( place ) ] );
			focusRow( place );
		}
	};
	const remove = ( place: number ) => {
		set( rows.filter( ( _, index ) => index !== place ) );
		focusRow( Math.max( 0, place - 1 ) );
	};
	const texts = Object.entries( errors ).flatMap( ( [ path, text ] ) => ( path.startsWith( PATH ) ? [ text ] : [] ) );

	return (
		<fieldset className="uf-options" data-field={ fieldName( { question: id }, PATH ) }>
			<BaseControl.VisualLabel as="legend">{ __( 'Rows', 'userfeedback' ) }</BaseControl.VisualLabel>
			<ol className="uf-options__list">
				{ rows.map( ( row, place ) => (
					<li className="uf-options__row" key={ row.id } data-field={ field( place ) }>
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							hideLabelFromVision
							className={ `uf-options__label${ isWrong( errors, place ) ? ' uf-field--invalid' : '' }` }
							/* translators: %s: number of a row */
							label={ sprintf( __( 'Row %s', 'userfeedback' ), formatNumber( place + 1 ) ) }
							value={ row.label }
							maxLength={ LIMITS.OPTION_LABEL }
							aria-invalid={ isWrong( errors, place ) || undefined }
							onChange={ ( label ) =>
								set(
									rows.map( ( each ) => ( each === row ? { ...row, label } : each ) ),
									'typed'
								)
							}
							onBlur={ () => dispatch( { type: 'field-left' } ) }
							onKeyDown={ ( event ) => {
								if ( event.key === 'Enter' ) {
									event.preventDefault();
									add( place + 1 );
								}
							} }
						/>
						{ rows.length > 1 && (
							<Button
								size="compact"
								icon={ closeSmall }
								/* translators: %s: number of a row */
								label={ sprintf( __( 'Remove row %s', 'userfeedback' ), formatNumber( place + 1 ) ) }
								onClick={ () => remove( place ) }
							/>
						) }
					</li>
				) ) }
			</ol>
			{ [ ...new Set( texts ) ].map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
			{ rows.length < LIMITS.MATRIX_ROWS && (
				<Button size="compact" variant="tertiary" icon={ plus } onClick={ () => add( rows.length ) }>
					{ __( 'Add row', 'userfeedback' ) }
				</Button>
			) }
		</fieldset>
	);
}

function isWrong( errors: FieldErrors, place: number ): boolean {
	return `${ PATH }[${ String( place ) }].label` in errors;
}
