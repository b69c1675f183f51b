<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Settings\Seal;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A header that a webhook is sent with. Its value may be a key to another service, so it is kept as secrets are. */
final class WebhookHeader {

	/**
	 * @param string      $sealed    the stored value, see Settings\Seal; empty when there is none.
	 * @param string|null $newValue one that was sent, or stored before values were sealed; null: the stored one stays.
	 */
	private function __construct( public readonly string $key, private readonly string $sealed, private readonly ?string $newValue ) {}

	/** @param array<array-key, mixed> $given as it was stored, or sent and checked against NotificationsShape. */
	public static function fromArray( array $given ): self {
		return new self(
			is_string( $given['key'] ?? null ) ? $given['key'] : '',
			is_string( $given['sealed'] ?? null ) ? $given['sealed'] : '',
			is_string( $given['value'] ?? null ) ? $given['value'] : null
		);
	}

	/**
	 * As they will be stored: one without a value has that of the stored one of its name.
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
	 * The stored header that each one means; where a name is there twice, the second is the second.
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

	/** What requests are sent with; null when it cannot be opened any more. */
	public function value(): ?string {
		return $this->newValue ?? ( '' === $this->sealed ? '' : Seal::open( $this->sealed ) );
	}

	/** What was sent; null when the stored value is to stay. */
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
			'has_value' => '' !== ( $this->value() ?? '' ), // One that cannot be opened any more is as good as lost.
		);
	}

	/** @return array{key: string, sealed: string} */
	public function toStored(): array {
		return array(
			'key'    => $this->key,
			'sealed' => null === $this->newValue ? $this->sealed : Seal::close( $this->newValue ),
		);
	}
}
