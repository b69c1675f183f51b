import './settings-form.scss';

/** The server's error for a setting. */
export function SettingError( { words }: { words: string } ) {
	return (
		<p className="uf-settings__fault" role="alert">
			{ words }
		</p>
	);
}
