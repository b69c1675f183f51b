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

export const matrix: BuilderParts = {
	Rows: ( props ) => (
		<Rows
			{ ...props }
			name={ __( 'Rows', 'userfeedback' ) }
			/* translators: %s: number of a row */
			label={ __( 'Row %s', 'userfeedback' ) }
			/* translators: %s: number of a row */
			removeLabel={ __( 'Remove row %s', 'userfeedback' ) }
			addLabel={ __( 'Add row', 'userfeedback' ) }
			least={ 1 }
		/>
	),
};

interface Props {
	question: FormQuestion;
	/** By path in the question. */
	errors: FieldErrors;
	name: string;
	label: string;
	removeLabel: string;
	addLabel: string;
	/** How many a question needs. */
	least: number;
}

/** The rows of a matrix, or the items of a ranking. Their ids stay, because answers have them. */
export function Rows( { question: { id, config }, errors, name, label, removeLabel, addLabel, least }: Props ) {
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
			<BaseControl.VisualLabel as="legend">{ name }</BaseControl.VisualLabel>
			<ol className="uf-options__list">
				{ rows.map( ( row, place ) => (
					<li className="uf-options__row" key={ row.id } data-field={ field( place ) }>
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							hideLabelFromVision
							className={ `uf-options__label${ isWrong( errors, place ) ? ' uf-field--invalid' : '' }` }
							label={ sprintf( label, formatNumber( place + 1 ) ) }
							value={ row.label }
							maxLength={ LIMITS.OPTION_LABEL }
							aria-invalid={ isWrong( errors, place ) || undefined }
							onChange={ ( typed ) =>
								set(
									rows.map( ( each ) => ( each === row ? { ...row, label: typed } : each ) ),
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
						{ rows.length > least && (
							<Button
								size="compact"
								icon={ closeSmall }
								label={ sprintf( removeLabel, formatNumber( place + 1 ) ) }
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
					{ addLabel }
				</Button>
			) }
		</fieldset>
	);
}

function isWrong( errors: FieldErrors, place: number ): boolean {
	return `${ PATH }[${ String( place ) }].label` in errors;
}
