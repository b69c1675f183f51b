import { __, sprintf } from '@wordpress/i18n';
import { KeyForm } from '@/components/licence/KeyForm';
import { LicenceProgress } from '@/components/licence/LicenceProgress';
import { useLicence } from '@/components/licence/use-licence';
import { planLabel } from '@/lib/edition/plan-label';
import { useSite } from '@/lib/site';

/** A key is verified and active immediately, as in Settings, General. */
export function LicenceFields() {
	const { is_licensed: isLicensed, license_type: plan } = useSite();
	const licence = useLicence( false );

	return isLicensed ? (
		<p role="status">
			{ sprintf(
				/* translators: %s: name of a plan, such as Elite */
				__( 'The %s plan is active on this site.', 'userfeedback' ),
				planLabel( plan )
			) }
		</p>
	) : (
		<>
			<p className="uf-soft">
				{ __(
					'UserFeedback Lite doesn’t need a license. If you have a license key for a plan, enter it here.',
					'userfeedback'
				) }
			</p>
			<KeyForm licence={ licence } />
			<LicenceProgress licence={ licence } />
		</>
	);
}
