import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import type { SingleResponse } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { isRtl } from '@/lib/locale';
import { oneResponse } from '../api/get-responses';
import { ResponseAnswers } from '../components/ResponseAnswers';
import { ResponseDetails } from '../components/ResponseDetails';
import { ResponsesSkeleton } from '../components/ResponsesSkeleton';
import './responses.scss';

export function ResponseScreen() {
	const params = useParams();
	const [ id, responseId ] = [ Number( params[ 'id' ] ), Number( params[ 'responseId' ] ) ];
	const response = useQuery( oneResponse( id, responseId ) );
	const list = `/survey/${ String( id ) }/responses`;
	const title =
		response.data?.title ??
		/* translators: %d: number of a response */
		sprintf( __( 'Response #%d', 'userfeedback' ), responseId );

	return (
		<Screen
			title={ title }
			back={ { label: __( 'Back to All Responses', 'userfeedback' ), to: list } }
			actions={ response.data && <Neighbours response={ response.data } list={ list } /> }
		>
			<QueryState
				query={ response }
				skeleton={ <ResponsesSkeleton /> }
				failure={ __( 'The response could not be loaded.', 'userfeedback' ) }
				wayOn={ <LinkButton to={ list }>{ __( 'Back to All Responses', 'userfeedback' ) }</LinkButton> }
			>
				{ ( data ) => (
					<div className="uf-response" aria-busy={ response.isPlaceholderData }>
						<ResponseAnswers response={ data } />
						<ResponseDetails response={ data } />
					</div>
				) }
			</QueryState>
		</Screen>
	);
}

/** As the list has them: the one before is newer. There is no way round its ends. */
function Neighbours( { response, list }: { response: SingleResponse; list: string } ) {
	const navigate = useNavigate();
	const { previous_id: newer, next_id: older, position, total } = response;
	const [ back, on ] = isRtl() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	const go = ( to: number | null ) => to !== null && void navigate( `${ list }/${ String( to ) }` );

	return (
		<div className="uf-response__place">
			<Button
				__next40pxDefaultSize
				icon={ back }
				label={ __( 'Previous response', 'userfeedback' ) }
				aria-disabled={ newer === null || undefined }
				onClick={ () => go( newer ) }
			/>
			<span role="status">
				{ sprintf(
					/* translators: 1: place in the list. 2: length of the list. */
					__( 'Response %1$s of %2$s', 'userfeedback' ),
					formatNumber( position ),
					formatNumber( total )
				) }
			</span>
			<Button
				__next40pxDefaultSize
				icon={ on }
				label={ __( 'Next response', 'userfeedback' ) }
				aria-disabled={ older === null || undefined }
				onClick={ () => go( older ) }
			/>
		</div>
	);
}
