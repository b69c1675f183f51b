interface Asking {
	/** Not in every browser any more, nor yet. */
	doNotTrack?: string | null;
	globalPrivacyControl?: boolean;
}

/** Whether the visitor's browser asks every site to keep nothing of them. */
export const isRefused = ( { doNotTrack, globalPrivacyControl }: Asking ): boolean =>
	doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
