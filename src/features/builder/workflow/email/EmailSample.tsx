import { __ } from '@wordpress/i18n';
import { MailMessage, MailSkeleton } from '@/components/preview/MailMessage';
import { sprintf } from '@/lib/labels/sprintf';
import { sampleMail } from '../samples/samples';
import { useSample } from '../samples/use-sample';
import { emailSampleRequest } from '../samples/sample-requests';
import { SampleState } from '../samples/SampleState';

export function EmailSample() {
	const sample = useSample( 'mail', emailSampleRequest, sampleMail );

	return (
		<SampleState sample={ sample } skeleton={ <MailSkeleton /> }>
			{ ( mail ) => (
				<>
					<MailMessage { ...mail } />
					{ mail.reply_to !== '' && (
						<p className="uf-workflow__soft">
							{ sprintf(
								/* translators: %s: an e-mail address */
								__( 'Replies go to %s.', 'userfeedback' ),
								mail.reply_to
							) }
						</p>
					) }
				</>
			) }
		</SampleState>
	);
}
