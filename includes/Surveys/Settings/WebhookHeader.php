<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A header of a webhook's requests. Its value may be a key to another service, so it is stored encrypted. */
final class WebhookHeader {

	/**
	 * @param string      $sealed    the stored value, see Secrets\Encryption; empty if there is none.
	 * @param string|null $newValue a value that was sent, or stored before values were encrypted; null keeps the stored one.
	 */
	private function __construct( public readonly string $key, private readonly string $sealed, private readonly ?string $newValue ) {}

	/** @param array<array-key, mixed> $given as stored, or as sent and checked against NotificationsShape. */
	public static function fromArray( array $given ): self {
		return new self(
			is_string( $given['key'] ?? null ) ? $given['key'] : '',
			is_string( $given['sealed'] ?? null ) ? $given['sealed'] : '',
			is_string( $given['value'] ?? null ) ? $given['value'] : null
		);
	}

	/**
	 * Returns the headers to store: one without a value takes that of the stored header of the same name.
	 *
	 * @param list<self> $sent
	 * @param list<self> $stored
	 * @return list<self>
	 */
	public static function after( array $sent, array $stored ): array {
		$before = self::counterparts( $sent, $stored );
		return array_map(
			static fn( self $header, ?self $was ): self => null === $header->newValue && null !== $was ? $was : $header,
			$sent,
			$before
		);
	}

	/**
	 * Returns the stored header for each one that was sent; duplicate names are matched in order.
	 *
	 * @param list<self> $sent
	 * @param list<self> $stored
	 * @return list<self|null>
	 */
	public static function counterparts( array $sent, array $stored ): array {
		$found = array();
		foreach ( $sent as $header ) {
			$place   = array_search( $header->key, array_column( $stored, 'key' ), true );
			$found[] = false === $place ? null : $stored[ $place ];
			if ( false !== $place ) {
				array_splice( $stored, $place, 1 );
			}
		}
		return $found;
	}

	/** Returns the value to send; null if it can't be decrypted. */
	public function value(): ?string {
		return $this->newValue ?? ( '' === $this->sealed ? '' : Encryption::open( $this->sealed ) );
	}

	/** Returns the value that was sent; null to keep the stored one. */
	public function newValue(): ?string {
		return $this->newValue;
	}

	public function hasValue(): bool {
		return '' !== ( $this->newValue ?? $this->sealed );
	}

	/** @return array{key: string, has_value: bool} as the owner sees it. */
	public function toArray(): array {
		return array(
			'key'       => $this->key,
			'has_value' => '' !== ( $this->value() ?? '' ), // A value that can't be decrypted counts as lost.
		);
	}

	/** @return array{key: string, sealed: string} */
	public function toStored(): array {
		return array(
			'key'    => $this->key,
			'sealed' => null === $this->newValue ? $this->sealed : Encryption::close( $this->newValue ),
		);
	}
}
