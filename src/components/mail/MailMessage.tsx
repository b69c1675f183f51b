import { __ } from '@wordpress/i18n';
import './MailMessage.scss';

interface Props {
	subject: string;
	text: string;
	/** Empty for a message of plain text. */
	html: string;
}

/** A message as it would be read. */
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
				// No script in it runs, and its links lead nowhere.
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
