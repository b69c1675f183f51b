export type Revision = 'undo' | 'redo';

type Key = Pick< KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' >;

/** Detects Ctrl or ⌘ with Z, with Shift and Z, or with Y. */
export function revisionBy( event: Key ): Revision | null {
	if ( event.ctrlKey === event.metaKey || event.altKey || event.isComposing ) {
		return null;
	}
	switch ( letterOf( event ) ) {
		case 'z':
			return event.shiftKey ? 'redo' : 'undo';
		case 'y':
			return event.shiftKey ? null : 'redo';
		default:
			return null;
	}
}

/** Returns the letter of the key, or of its position if the keyboard has no Latin letters. */
export function letterOf( { key, code }: Pick< Key, 'key' | 'code' > ): string {
	return /^[a-z]$/i.test( key ) ? key.toLowerCase() : code.replace( /^Key/, '' ).toLowerCase();
}

/** Returns the keys as named on this device. */
export function keysOf( revision: Revision, isApple = /Mac|iPhone|iPad/.test( navigator.userAgent ) ): string {
	if ( isApple ) {
		return revision === 'undo' ? '⌘Z' : '⇧⌘Z';
	}
	return revision === 'undo' ? 'Ctrl+Z' : 'Ctrl+Shift+Z';
}
