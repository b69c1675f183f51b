import { __ } from '@wordpress/i18n';
import { KeyForm } from '@/components/license/KeyForm';
import { LicenseProgress } from '@/components/license/LicenseProgress';
import { useLicense } from '@/components/license/use-license';
import { planLabel } from '@/lib/edition/plan-label';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/** A key is verified and active immediately, as in Settings, General. */
export function LicenseFields() {
	const { is_licensed: isLicensed, license_type: plan } = useSite();
	const license = useLicense( false );

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
			<KeyForm license={ license } />
			<LicenseProgress license={ license } />
		</>
	);
}
