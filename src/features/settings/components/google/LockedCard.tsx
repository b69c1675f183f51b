import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { needOf } from '@/lib/edition/upgrade';
import { useSite } from '@/lib/site';

/** The connect card in its locked state, with the required upgrade. */
export function LockedCard() {
	const upgrade = useUpgrade();
	const need = needOf( useSite(), 'google-drive' );

	return (
		<Card
			title={
				<>
					{ __( 'Google Drive', 'userfeedback' ) }
					<PlanBadge feature="google-drive" />
				</>
			}
		>
			<div className="uf-settings__fields">
				<p>
					{ need.kind === 'plan'
						? __(
								'Google Drive is not available on your plan. Please upgrade to the Pro plan',
								'userfeedback'
							)
						: __( 'Please activate the Google Drive addon to access this feature.', 'userfeedback' ) }
				</p>
				<div className="uf-settings__actions">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						aria-disabled
						onClick={ () => upgrade( 'google-drive' ) }
					>
						{ __( 'Connect Google Drive', 'userfeedback' ) }
					</Button>
				</div>
			</div>
		</Card>
	);
}
