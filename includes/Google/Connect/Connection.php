<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use UserFeedback\Settings\Seal;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's connection to an account of Google Drive. */
final class Connection {

	/**
	 * @param string $refresh  sealed: what new access tokens are given for. Empty once it was lost.
	 * @param string $label    the account's e-mail address.
	 * @param int    $date     Unix seconds: since when.
	 * @param string $folderId empty: files lie in the account's own first folder.
	 */
	public function __construct(
		public readonly string $refresh,
		public readonly string $label,
		public readonly int $date,
		public readonly string $folderId = '',
		public readonly string $folderName = ''
	) {}

	public static function fromStored( mixed $stored ): ?self {
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$text = static fn( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		return new self(
			$text( 'refresh' ),
			$text( 'label' ),
			is_int( $stored['date'] ?? null ) ? $stored['date'] : 0,
			$text( 'folder_id' ),
			$text( 'folder_name' )
		);
	}

	/** @return array<string, string|int> */
	public function toStored(): array {
		return array(
			'refresh'     => $this->refresh,
			'label'       => $this->label,
			'date'        => $this->date,
			'folder_id'   => $this->folderId,
			'folder_name' => $this->folderName,
		);
	}

	/** Null where there is none any more, or none that this site can open. */
	public function refreshToken(): ?string {
		return Seal::open( $this->refresh );
	}

	public function isLost(): bool {
		return null === $this->refreshToken();
	}

	public function in( string $folderId, string $folderName ): self {
		return new self( $this->refresh, $this->label, $this->date, $folderId, $folderName );
	}

	/** Remembered is to whom it was, and where files go when it is back. */
	public function lost(): self {
		return new self( '', $this->label, $this->date, $this->folderId, $this->folderName );
	}
}
