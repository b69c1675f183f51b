import { TextControl } from '@wordpress/components';
import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { api } from '@/api/client';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { LIMITS } from '@/contract/limits';
import { saveAddress } from './save-address';

/** Creates links that each count once, as a file for a mailing. */
export function SingleUseLinks( { surveyId, name }: { surveyId: number; name: string } ) {
	const [ count, setCount ] = useState( '100' );
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () =>
			api( 'POST /surveys/{id}/single-use-links', { path: { id: surveyId }, body: { count: Number( count ) } } ),
		onSuccess: ( { urls } ) =>
			saveAddress(
				`data:text/csv;charset=utf-8,${ encodeURIComponent( `url\r\n${ urls.join( '\r\n' ) }\r\n` ) }`,
				`${ name }-links.csv`
			),
	} );
	const isCount = /^\d+$/.test( count ) && Number( count ) >= 1 && Number( count ) <= LIMITS.SINGLE_USE_LINKS;

	return (
		<div className="uf-share-page__links">
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
			<BusyButton
				variant="secondary"
				isBusy={ isPending }
				disabled={ ! isCount }
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
