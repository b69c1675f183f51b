import { useMutation, useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { MailMessage, MailSkeleton } from '@/components/preview/MailMessage';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Card } from '@/components/ui/layout/Card';
import type { SummaryMailLook } from '@/contract/types';
import { summaryMail, testSummaryMail } from '@/features/settings/api/summary-mail';
import { useSettings } from '@/components/forms/settings-form';

/** Preview of the weekly summary as it would be sent now, with a test email. */
export function MailPreview() {
	const { settings } = useSettings();
	const look: SummaryMailLook = {
		summaries_html_template: settings.summaries_html_template,
		notifications_header_image: settings.notifications_header_image,
	};
	const shown = useQuery( summaryMail( look ) );
	const test = useMutation( { mutationFn: () => testSummaryMail( look ) } );

	return (
		<Card title={ __( 'Preview', 'userfeedback' ) } className="uf-settings__beside">
			<div className="uf-settings__fields">
				<QueryState
					query={ shown }
					skeleton={ <MailSkeleton /> }
					failure={ __( 'Couldn’t load the message.', 'userfeedback' ) }
				>
					{ ( mail ) => <MailMessage { ...mail } /> }
				</QueryState>
				<div className="uf-settings__actions">
					<BusyButton variant="secondary" isBusy={ test.isPending } onClick={ () => test.mutate() }>
						{ __( 'Send test email', 'userfeedback' ) }
					</BusyButton>
				</div>
				<p role="status" className={ test.data?.is_sent === true ? 'uf-soft' : 'uf-settings__fault' }>
					{ test.error ? ApiError.of( test.error ).message : test.data?.message }
				</p>
			</div>
		</Card>
	);
}
