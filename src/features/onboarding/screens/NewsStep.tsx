import { useQuery } from '@tanstack/react-query';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { usage } from '@/components/forms/get-usage';
import { useSettings } from '@/components/forms/settings-form';
import { Card } from '@/components/ui/layout/Card';
import { LicenseFields } from '../components/LicenseFields';
import { StepFrame } from '../components/StepFrame';
import { stepLabel } from '../model/steps';

/** Emails and their recipients, and what is sent only on request. */
export function NewsStep() {
	const { settings, set, fault } = useSettings();
	const isSent = ! settings.summaries_disabled;
	const wrong = fault( 'notifications_recipients' );
	const isSentTo = !! useQuery( { ...usage, enabled: IN_EDITION.usage } ).data?.sent_to;

	return (
		<StepFrame
			step="news"
			title={ stepLabel( 'news' ) }
			lead={ __( 'You can change all of this later in Settings.', 'userfeedback' ) }
		>
			<Card title={ __( 'Weekly summary', 'userfeedback' ) }>
				<div className="uf-stack">
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Send a weekly summary by email', 'userfeedback' ) }
						help={ __( 'Sent from your own site. Weeks without responses are skipped.', 'userfeedback' ) }
						checked={ isSent }
						onChange={ ( on ) => set( 'summaries_disabled', ! on ) }
					/>
					{ isSent && (
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Email addresses, separated by commas', 'userfeedback' ) }
							help={ __( 'Leave empty to use your site’s admin email address.', 'userfeedback' ) }
							inputMode="email"
							autoComplete="email"
							spellCheck={ false }
							dir="ltr"
							value={ settings.notifications_recipients }
							onChange={ ( text ) => set( 'notifications_recipients', text ) }
						/>
					) }
					{ wrong !== undefined && (
						<p className="uf-wizard__fault" role="alert">
							{ wrong }
						</p>
					) }
				</div>
			</Card>
			{ IN_EDITION.usage && isSentTo && <UsageCard /> }
			{ IN_EDITION.plans && (
				<Card title={ __( 'License', 'userfeedback' ) }>
					<div className="uf-stack">
						<LicenseFields />
					</div>
				</Card>
			) }
		</StepFrame>
	);
}

function UsageCard() {
	const { settings, set } = useSettings();

	return (
		<Card title={ __( 'Usage tracking', 'userfeedback' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Allow Usage Tracking', 'userfeedback' ) }
				help={ __(
					'Sends a weekly report about your setup and feature usage, without visitor data. See the exact report in Settings → Misc.',
					'userfeedback'
				) }
				checked={ settings.allow_usage_tracking }
				onChange={ ( on ) => set( 'allow_usage_tracking', on ) }
			/>
		</Card>
	);
}
