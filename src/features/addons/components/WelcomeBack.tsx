import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { UpgradeFrame } from '@/components/ui/upgrade/UpgradeFrame';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

export function WelcomeBack( { onClose }: { onClose: () => void } ) {
	return (
		<UpgradeFrame
			title={ __( 'Welcome back', 'userfeedback' ) }
			close={ __( 'OK', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ adminPage( useSite(), 'userfeedback_settings', '/general' ) }
				>
					{ __( 'Enter a license key', 'userfeedback' ) }
				</Button>
			}
			onClose={ onClose }
		>
			<p>
				{ __( 'Did you upgrade? Enter your license key to install everything in your plan.', 'userfeedback' ) }
			</p>
		</UpgradeFrame>
	);
}
