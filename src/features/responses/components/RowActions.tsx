import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { ResponseRow } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import type { ResponseAction } from '../api/change-responses';
import { rowActions } from '../model/row-actions';
import { actionLabel } from './action-label';

interface Props {
	response: Pick< ResponseRow, 'title' | 'status' >;
	onAction: ( action: ResponseAction ) => void;
	/** Shown before them. */
	children?: ReactNode;
}

/** Actions on a response: one that the plan lacks says which plan has it. */
export function RowActions( { response, onAction, children }: Props ) {
	const { can, features } = useSite();
	const upgrade = useUpgrade();
	const actions = can.delete ? rowActions( response ) : [];

	return (
		<div
			className="uf-responses__actions"
			role="group"
			/* translators: %s: "Response #12" */
			aria-label={ sprintf( __( 'Actions for %s', 'userfeedback' ), response.title ) }
		>
			{ children }
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
						{ actionLabel( action, response.status ) }
					</Button>
				)
			) }
		</div>
	);
}
