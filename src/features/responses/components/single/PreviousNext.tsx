import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { SingleResponse } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { isRtl } from '@/lib/locale';

interface Props {
	response: SingleResponse;
	onGo: ( responseId: number, position: number | null ) => void;
}

/** Arrows in the order of the list: the previous response is the newer one. They stop at both ends of the list. */
export function PreviousNext( { response, onGo }: Props ) {
	const { previous_id: newer, next_id: older, position } = response;
	const [ back, on ] = isRtl() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	const go = ( to: number | null, by: number ) => to !== null && onGo( to, position === null ? null : position + by );

	return (
		<div className="uf-response__place">
			<Button
				__next40pxDefaultSize
				icon={ back }
				label={ __( 'Previous response', 'userfeedback' ) }
				aria-disabled={ newer === null || undefined }
				onClick={ () => go( newer, -1 ) }
			/>
			<span role="status">{ placeOf( response ) }</span>
			<Button
				__next40pxDefaultSize
				icon={ on }
				label={ __( 'Next response', 'userfeedback' ) }
				aria-disabled={ older === null || undefined }
				onClick={ () => go( older, 1 ) }
			/>
		</div>
	);
}

function placeOf( { position, total }: SingleResponse ): string {
	return position === null
		? __( 'No longer in this list', 'userfeedback' )
		: sprintf(
				/* translators: 1: place in the list. 2: length of the list. */
				__( 'Response %1$s of %2$s', 'userfeedback' ),
				formatNumber( position ),
				formatNumber( total )
			);
}
