import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { addonName } from '@/lib/edition/feature-label';
import { needOf } from '@/lib/edition/upgrade';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/** If the plan includes scheduling and its add-on is off, one click activates it. */
export function ActivateScheduling() {
	const need = needOf( useSite(), 'scheduling' );
	const upgrade = useUpgrade();

	return need.kind === 'plan' ? null : (
		<p className="uf-publish-card__note">
			{ sprintf(
				/* translators: %s: name of an add-on */
				__( 'Activate the %s add-on to schedule surveys.', 'userfeedback' ),
				addonName( need.addon )
			) }{ ' ' }
			<Button variant="link" onClick={ () => upgrade( 'scheduling' ) }>
				{ __( 'Activate Addon', 'userfeedback' ) }
			</Button>
		</p>
	);
}
