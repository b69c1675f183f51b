import { RadioControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { PickedImage } from '@/components/forms/image/PickedImage';
import { SettingCard } from '../components/fields/SettingCard';
import { MailPreview } from '../components/MailPreview';
import { useSettings } from '@/components/forms/settings-form';
import './email.scss';

/** Recipients of the weekly summary, and its design. */
export function EmailScreen() {
	const { settings, set, fault } = useSettings();

	return (
		<div className="uf-settings__pair">
			<div className="uf-stack">
				{ settings.summaries_disabled && (
					<p className="uf-mail__off">
						{ __( 'Email summaries are turned off.', 'userfeedback' ) }{ ' ' }
						<Link to={ IN_EDITION.plans ? '/misc' : '/general' }>
							{ IN_EDITION.plans ? __( 'Misc', 'userfeedback' ) : __( 'General', 'userfeedback' ) }
						</Link>
					</p>
				) }
				<SettingCard
					title={ __( 'Recipients', 'userfeedback' ) }
					effect={ __(
						'Sent on the first morning of each week. Weeks without responses are skipped.',
						'userfeedback'
					) }
					names={ [ 'notifications_recipients' ] }
				>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Email addresses, separated by commas', 'userfeedback' ) }
						help={ __( 'Leave empty to use your site’s admin email address.', 'userfeedback' ) }
						inputMode="email"
						autoComplete="off"
						spellCheck={ false }
						dir="ltr"
						value={ settings.notifications_recipients }
						onChange={ ( text ) => set( 'notifications_recipients', text ) }
					/>
				</SettingCard>
				<SettingCard
					title={ __( 'Template', 'userfeedback' ) }
					effect={ __(
						'Cards include a plain-text version for email apps that don’t display HTML.',
						'userfeedback'
					) }
					names={ [ 'summaries_html_template' ] }
				>
					<RadioControl
						label={ __( 'Template', 'userfeedback' ) }
						hideLabelFromVision
						selected={ settings.summaries_html_template ? 'cards' : 'plain' }
						options={ [
							{ value: 'cards', label: __( 'HTML cards', 'userfeedback' ) },
							{ value: 'plain', label: __( 'Plain text', 'userfeedback' ) },
						] }
						onChange={ ( value ) => set( 'summaries_html_template', value === 'cards' ) }
					/>
				</SettingCard>
				{ settings.summaries_html_template && (
					<SettingCard
						title={ __( 'Header Image', 'userfeedback' ) }
						effect={ __(
							'Shown above the cards, up to 300 × 100 pixels. Email apps load it from your site when someone opens the message.',
							'userfeedback'
						) }
						names={ [ 'notifications_header_image' ] }
					>
						<PickedImage
							field="notifications_header_image"
							chooseLabel={ __( 'Choose an image', 'userfeedback' ) }
							changeLabel={ __( 'Header Image', 'userfeedback' ) }
							image={ settings.notifications_header_image }
							isWrong={ fault( 'notifications_header_image' ) !== undefined }
							onChange={ ( image ) => set( 'notifications_header_image', image ) }
						/>
					</SettingCard>
				) }
			</div>
			<MailPreview />
		</div>
	);
}
