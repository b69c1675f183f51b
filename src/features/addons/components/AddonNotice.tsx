import { Notice } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { licenses } from '@/api/get-licenses';
import { isLite } from '@/lib/edition/upgrade-link';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

/** Says why installing is impossible here, and what would change that; empty with a valid license. */
export function AddonNotice() {
	const site = useSite();
	const isEnded = isLite( site ) && site.is_pro;
	const { data } = useQuery( { ...licenses, enabled: isEnded } );
	const settings = adminPage( site, 'userfeedback_settings', '/general' );

	if ( ! isLite( site ) ) {
		return null;
	}
	if ( ! isEnded ) {
		return (
			<Notice
				status="info"
				isDismissible={ false }
				actions={ [ { label: __( 'Enter a license key', 'userfeedback' ), url: settings, variant: 'link' } ] }
			>
				{ __( 'Add-ons are a Pro feature. Enter a license key to install them here.', 'userfeedback' ) }
			</Notice>
		);
	}
	const message = data?.network?.message || data?.site.message;
	return (
		data && (
			<Notice
				status="warning"
				isDismissible={ false }
				actions={ [
					{ label: __( 'Go to license settings', 'userfeedback' ), url: settings, variant: 'link' },
				] }
			>
				{ message || __( 'No license key found. Enter one to use add-ons.', 'userfeedback' ) }
			</Notice>
		)
	);
}
