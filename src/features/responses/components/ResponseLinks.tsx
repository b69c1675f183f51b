import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { ResponseRow } from '@/contract/types';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { useSite } from '@/lib/site';
import type { ResponseAction } from '../api/change-responses';
import { rowActions } from '../model/row-actions';
import { actionLabel } from './action-label';

interface Props {
	surveyId: number;
	response: ResponseRow;
	onAction: ( action: ResponseAction ) => void;
}

/** The name of a response, and what can be done with it: what a plan has not says which one has. */
export function ResponseLinks( { surveyId, response, onAction }: Props ) {
	const { can, features } = useSite();
	const upgrade = useUpgrade();
	const to = `/survey/${ String( surveyId ) }/responses/${ String( response.id ) }`;
	const isShown = features[ 'single-response' ] && response.status !== 'trash';
	const actions = can.delete ? rowActions( response ) : [];

	return (
		<>
			{ isShown ? <Link to={ to }>{ response.title }</Link> : <strong>{ response.title }</strong> }
			<div
				className="uf-responses__actions"
				role="group"
				/* translators: %s: "Response #12" */
				aria-label={ sprintf( __( 'Actions for %s', 'userfeedback' ), response.title ) }
			>
				{ isShown && <Link to={ to }>{ __( 'View', 'userfeedback' ) }</Link> }
				{ actions.map( ( action ) =>
					action === 'trash' && ! features[ 'trash-responses' ] ? (
						<Button key={ action } variant="link" onClick={ () => upgrade( 'trash-responses' ) }>
							{ __( 'Delete', 'userfeedback' ) } <PlanBadge feature="trash-responses" />
						</Button>
					) : (
						<Button
							key={ action }
							variant="link"
							isDestructive={ action !== 'restore' }
							onClick={ () => onAction( action ) }
						>
							{ actionLabel( action ) }
						</Button>
					)
				) }
			</div>
		</>
	);
}
