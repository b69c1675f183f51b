import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { addonName } from '@/lib/edition/feature-label';
import { lockedSentence } from '@/lib/edition/locked-sentence';
import { planLabel } from '@/lib/edition/plan-label';
import { needOf } from '@/lib/edition/upgrade';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/** Explains why nothing can be changed here; empty if it can. */
export function LockedNotice() {
	const site = useSite();
	const upgrade = useUpgrade();
	if ( site.features.heatmaps ) {
		return null;
	}
	const need = needOf( site, 'heatmaps' );

	return (
		<div className="uf-heatmaps__locked">
			<p>
				<PlanBadge feature="heatmaps" />{ ' ' }
				{ need.kind === 'addon'
					? /* translators: %s: name of an add-on */
						sprintf(
							__( 'Please activate the %s addon to access this feature.', 'userfeedback' ),
							addonName( need.addon )
						)
					: lockedSentence( 'heatmaps', '', planLabel( need.plan ) ) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => upgrade( 'heatmaps' ) }>
				{ need.kind === 'addon'
					? __( 'Activate', 'userfeedback' )
					: /* translators: %s: name of a plan */
						sprintf( __( 'Upgrade to %s', 'userfeedback' ), planLabel( need.plan ) ) }
			</Button>
		</div>
	);
}
