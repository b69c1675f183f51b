import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { addonName } from '@/lib/edition/feature-label';
import { lockedSentence } from '@/lib/edition/locked-sentence';
import { planLabel } from '@/lib/edition/plan-label';
import { needOf } from '@/lib/edition/upgrade';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/** Explains the page if the plan lacks it, or the add-on is off. */
export function LockedHeatmaps() {
	const site = useSite();
	const upgrade = useUpgrade();
	const need = needOf( site, 'heatmaps' );
	const what = __( 'See where visitors click and how far they scroll.', 'userfeedback' );
	const why =
		need.kind === 'plan'
			? lockedSentence( 'heatmaps', '', planLabel( need.plan ) )
			: /* translators: %s: name of an add-on */
				sprintf(
					__( 'Please activate the %s addon to access this feature.', 'userfeedback' ),
					addonName( need.addon )
				);

	return (
		<EmptyState title={ __( 'Unlock heatmaps', 'userfeedback' ) } text={ `${ what } ${ why }` }>
			{ ( need.kind === 'plan' || site.can.settings ) && (
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => upgrade( 'heatmaps' ) }>
					{ need.kind === 'plan'
						? /* translators: %s: name of a plan */
							sprintf( __( 'Upgrade to %s', 'userfeedback' ), planLabel( need.plan ) )
						: __( 'Activate', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);
}
