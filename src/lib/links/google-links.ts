/** Where an owner sees what was written to his Google Drive. */
export function spreadsheetAddress( id: string ): string {
	return `https://docs.google.com/spreadsheets/d/${ encodeURIComponent( id ) }/edit`;
}

export function folderAddress( id: string ): string {
	return `https://drive.google.com/drive/folders/${ encodeURIComponent( id ) }`;
}

/** Where a client is made, its API enabled and its consent screen published. */
export const GOOGLE_CONSOLE = 'https://console.cloud.google.com/apis/credentials';
