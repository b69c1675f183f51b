import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { lock } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { ResponseRow } from '@/contract/types';
import { featureName } from '@/lib/edition/feature-label';
import { lockedTitle } from '@/lib/edition/locked-sentence';
import { needOf } from '@/lib/edition/upgrade';
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

/** Actions on a response. One that the plan lacks has a lock, and its tooltip names the plan. */
export function RowActions( { response, onAction, children }: Props ) {
	const { can, features } = useSite();
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
					<LockedDelete key={ action } />
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

function LockedDelete() {
	const need = needOf( useSite(), 'trash-responses' );
	const upgrade = useUpgrade();

	return (
		<Button
			variant="link"
			className="uf-responses__locked"
			title={ need.kind === 'plan' ? lockedTitle( featureName( 'trash-responses' ), need.plan ) : undefined }
			onClick={ () => upgrade( 'trash-responses' ) }
		>
			<Icon icon={ lock } size={ 16 } />
			{ __( 'Delete', 'userfeedback' ) }
		</Button>
	);
}
