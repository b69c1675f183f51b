import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

export function WizardCard() {
	const site = useSite();

	return (
		<Card title={ __( 'Setup Wizard', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<p className="uf-soft">
					{ IN_EDITION.plans
						? __(
								'Four short steps: your site, appearance, weekly summary and license, and your first survey.',
								'userfeedback'
							)
						: __(
								'Four short steps: your site, appearance, weekly summary, and your first survey.',
								'userfeedback'
							) }
				</p>
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ adminPage( site, 'userfeedback_onboarding' ) }
					>
						{ __( 'Launch Setup Wizard', 'userfeedback' ) }
					</Button>
				</div>
			</div>
		</Card>
	);
}
