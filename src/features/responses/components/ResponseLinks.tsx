import { __ } from '@wordpress/i18n';
import { Link, useSearchParams } from 'react-router-dom';
import type { ResponseRow } from '@/contract/types';
import { useRouteId } from '@/lib/hooks/use-route-id';
import { useSite } from '@/lib/site';
import type { ResponseAction } from '../api/change-responses';
import { responseAddress } from '../model/addresses';
import { isReadable } from '../model/row-actions';
import type { OpenRow } from './ResponseRowView';
import { RowActions } from './RowActions';

interface Props {
	response: ResponseRow;
	isOpen: boolean;
	onOpen: OpenRow;
	onAction: ( action: ResponseAction ) => void;
}

/** A response's name and its actions. Its links have addresses, so they can open in their own tabs. */
export function ResponseLinks( { response, isOpen, onOpen, onAction }: Props ) {
	const surveyId = useRouteId();
	const [ params ] = useSearchParams();
	const { features } = useSite();
	const isShown = isReadable( response, features );
	const link = {
		to: responseAddress( surveyId, response.id, params ),
		onClick: ( event: Parameters< OpenRow >[ 1 ] ) => onOpen( response, event ),
	};

	return (
		<>
			{ isShown ? (
				<Link { ...link } aria-current={ isOpen || undefined }>
					{ response.title }
				</Link>
			) : (
				<strong>{ response.title }</strong>
			) }
			<RowActions response={ response } onAction={ onAction }>
				{ isShown && <Link { ...link }>{ __( 'View', 'userfeedback' ) }</Link> }
			</RowActions>
		</>
	);
}
