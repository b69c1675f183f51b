import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { isDismissed, dismiss } from '@/lib/dismissals';

const DISMISSED = 'userfeedback-ai-summary-dismissed';

export function SummaryOffer() {
	const [ isGone, setGone ] = useState( () => isDismissed( DISMISSED ) );
	const upgrade = useUpgrade();

	return isGone ? null : (
		<Notice
			status="info"
			onRemove={ () => {
				dismiss( DISMISSED );
				setGone( true );
			} }
		>
			{ __( 'Get a short AI Summary of what your visitors say.', 'userfeedback' ) }{ ' ' }
			<Button variant="link" onClick={ () => upgrade( 'ai-summary' ) }>
				{ __( 'Upgrade', 'userfeedback' ) }
			</Button>{ ' ' }
			<PlanBadge feature="ai-summary" />
		</Notice>
	);
}
