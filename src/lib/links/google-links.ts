/** URL of a spreadsheet in the owner's Google Drive. */
export function spreadsheetAddress( id: string ): string {
	return `https://docs.google.com/spreadsheets/d/${ encodeURIComponent( id ) }/edit`;
}

export function folderAddress( id: string ): string {
	return `https://drive.google.com/drive/folders/${ encodeURIComponent( id ) }`;
}

/** Page for creating a client, enabling its API, and publishing its consent screen. */
export const GOOGLE_CONSOLE = 'https://console.cloud.google.com/apis/credentials';
