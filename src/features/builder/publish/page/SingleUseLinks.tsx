import { SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { api } from '@/api/client';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { LIMITS } from '@/contract/limits';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { sprintf } from '@/lib/labels/sprintf';
import { linkFile, valuesOf } from './page-links';
import { saveAddress } from './save-address';

/**
 * Creates links that each count once, as a file for a mailing: any number of equal ones, or one for each value of a hidden field.
 *
 * @param props
 * @param props.surveyId
 * @param props.name     of the file.
 * @param props.fields   hidden fields as they are stored.
 */
export function SingleUseLinks( {
	surveyId,
	name,
	fields,
}: {
	surveyId: number;
	name: string;
	fields: readonly FormQuestion[];
} ) {
	const [ count, setCount ] = useState( '100' );
	const [ fieldId, setFieldId ] = useState( '' );
	const [ list, setList ] = useState( '' );
	const field = fields.find( ( { id } ) => id === fieldId );
	const values = valuesOf( list );
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () =>
			api( 'POST /surveys/{id}/single-use-links', {
				path: { id: surveyId },
				body: field ? { field: field.id, values } : { count: Number( count ) },
			} ),
		onSuccess: ( { urls } ) =>
			saveAddress(
				`data:text/csv;charset=utf-8,${ encodeURIComponent( linkFile( urls, field ? { name: field.title, values } : null ) ) }`,
				`${ name }-links.csv`
			),
	} );
	const number = field ? values.length : Number( count );
	const isReady =
		( field !== undefined || /^\d+$/.test( count ) ) && number >= 1 && number <= LIMITS.SINGLE_USE_LINKS;

	return (
		<div className="uf-share-page__links">
			{ fields.length > 0 && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Links', 'userfeedback' ) }
					help={ __(
						'A personal link stores a value, such as a customer number, in a hidden field. People can’t change it if only people with a single-use link can answer.',
						'userfeedback'
					) }
					value={ fieldId }
					options={ [
						{ value: '', label: __( 'Anonymous links', 'userfeedback' ) },
						...fields.map( ( { id, title } ) => ( {
							value: id,
							/* translators: %s: name of a hidden field */
							label: sprintf( __( 'Personal links with the field “%s”', 'userfeedback' ), title ),
						} ) ),
					] }
					onChange={ setFieldId }
				/>
			) }
			{ field ? (
				<TextareaControl
					__nextHasNoMarginBottom
					/* translators: %s: name of a hidden field */
					label={ sprintf( __( 'Values of “%s”, one per line', 'userfeedback' ), field.title ) }
					help={ __( 'Up to 1,000 at a time. Each value always gets the same link.', 'userfeedback' ) }
					value={ list }
					onChange={ setList }
				/>
			) : (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="number"
					min={ 1 }
					max={ LIMITS.SINGLE_USE_LINKS }
					label={ __( 'Number of single-use links', 'userfeedback' ) }
					help={ __( 'Up to 1,000 at a time. Each link can be answered once.', 'userfeedback' ) }
					value={ count }
					onChange={ setCount }
				/>
			) }
			<BusyButton
				variant="secondary"
				isBusy={ isPending }
				disabled={ ! isReady }
				onClick={ () => {
					mutate();
				} }
			>
				{ __( 'Download links as CSV', 'userfeedback' ) }
			</BusyButton>
			{ error !== null && (
				<p role="alert">
					{ __( 'Couldn’t create the links.', 'userfeedback' ) } <ErrorMessage error={ error } />
				</p>
			) }
		</div>
	);
}
