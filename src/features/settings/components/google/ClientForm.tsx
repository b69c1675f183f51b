import { Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useSettings } from '@/components/forms/settings-form';
import { useGoogleClient } from '@/features/settings/model/use-google-client';

export function ClientForm() {
	const { settings } = useSettings();
	const client = useGoogleClient( settings );

	return (
		<form
			className="uf-settings__fields"
			onSubmit={ ( event ) => {
				event.preventDefault();
				client.save();
			} }
		>
			<p>{ __( 'Enter the credentials that Google shows you:', 'userfeedback' ) }</p>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Client ID', 'userfeedback' ) }
				value={ client.id }
				autoComplete="off"
				spellCheck={ false }
				dir="ltr"
				onChange={ client.setId }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="password"
				label={ __( 'Client secret', 'userfeedback' ) }
				help={
					settings.has_google_client_secret
						? __( 'A secret is saved but hidden. Enter a new one to replace it.', 'userfeedback' )
						: __( 'Stored encrypted and never shown again.', 'userfeedback' )
				}
				value={ client.secret }
				autoComplete="new-password"
				dir="ltr"
				onChange={ client.setSecret }
			/>
			{ client.error && (
				<Notice status="error" isDismissible={ false }>
					<ErrorMessage error={ client.error } />
				</Notice>
			) }
			<div className="uf-settings__actions">
				<BusyButton type="submit" isBusy={ client.isSaving } isOff={ ! client.isChanged }>
					{ __( 'Save credentials', 'userfeedback' ) }
				</BusyButton>
			</div>
		</form>
	);
}
