import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { needOf } from '@/lib/edition/upgrade';
import { planLabel } from '@/lib/edition/plan-label';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/** One sentence on how to unlock it. */
export function LockedNote() {
	const upgrade = useUpgrade();
	const need = needOf( useSite(), 'post-ratings' );

	return (
		<Card className="uf-ratings__locked">
			<p>
				<PlanBadge feature="post-ratings" />{ ' ' }
				{ need.kind === 'plan'
					? sprintf(
							/* translators: %s: name of a plan */
							__( 'Upgrade to %s to let readers rate your posts.', 'userfeedback' ),
							planLabel( need.plan )
						)
					: __( 'Activate the Post Ratings add-on to let readers rate your posts.', 'userfeedback' ) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => upgrade( 'post-ratings' ) }>
				{ need.kind === 'plan' ? __( 'Upgrade', 'userfeedback' ) : __( 'Activate', 'userfeedback' ) }
			</Button>
		</Card>
	);
}
