import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import './MailMessage.scss';

interface Props {
	subject: string;
	text: string;
	/** Empty for a plain-text message. */
	html: string;
}

/** As high as `.uf-mail`, so that nothing below moves when the message is there. */
export function MailSkeleton() {
	return (
		<div className="uf-mail-message">
			<p>
				<Skeleton width="60%" height="1lh" />
			</p>
			<Skeleton height="560px" />
		</div>
	);
}

/** A message as its reader sees it. */
export function MailMessage( { subject, text, html }: Props ) {
	return (
		<div className="uf-mail-message">
			<p>
				<strong>
					<bdi>{ subject }</bdi>
				</strong>
			</p>
			{ html === '' ? (
				<pre className="uf-mail" tabIndex={ 0 } aria-label={ __( 'Message', 'userfeedback' ) } dir="auto">
					{ text }
				</pre>
			) : (
				// Its scripts don't run, and its links don't work.
				<iframe
					className="uf-mail"
					title={ __( 'Message', 'userfeedback' ) }
					sandbox="allow-same-origin"
					srcDoc={ html }
				/>
			) }
		</div>
	);
}
