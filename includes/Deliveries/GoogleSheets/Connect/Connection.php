<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's connection to a Google Drive account. */
final class Connection {

	/**
	 * @param string $refresh  encrypted refresh token for new access tokens. Empty once the connection is lost.
	 * @param string $label    the account's email address.
	 * @param int    $date     Unix time of connecting.
	 * @param string $folderId empty for the account's root folder.
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

	/** Returns null if there is no token, or if this site can't decrypt it. */
	public function refreshToken(): ?string {
		return Encryption::open( $this->refresh );
	}

	public function isLost(): bool {
		return null === $this->refreshToken();
	}

	public function in( string $folderId, string $folderName ): self {
		return new self( $this->refresh, $this->label, $this->date, $folderId, $folderName );
	}

	/** Keeps the account and the folder, for when it is connected again. */
	public function ended(): self {
		return new self( '', $this->label, $this->date, $this->folderId, $this->folderName );
	}
}
