interface Asking {
	/** Not supported by every browser. */
	doNotTrack?: string | null;
	globalPrivacyControl?: boolean;
}

/** True if the visitor's browser asks every site not to track them. */
export const isTrackingRefused = ( { doNotTrack, globalPrivacyControl }: Asking ): boolean =>
	doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
