<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Platform\Schema\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The settings of a site, complete and with valid types. */
final class Settings {

	/** @param array<string, mixed> $values keyed as in SettingsShape::properties() */
	private function __construct( private readonly array $values ) {}

	/** A value that is missing, or no longer valid because someone edited the option, counts as never set. */
	public static function fromStored( mixed $stored ): self {
		$stored = is_array( $stored ) ? $stored : array();
		$values = array();
		foreach ( SettingsShape::properties() as $name => $shape ) {
			$checked         = Validator::body( $shape, $stored[ $name ] ?? $shape->keyword( 'default' ) );
			$values[ $name ] = $checked->fits() ? $checked->value : Validator::body( $shape, $shape->keyword( 'default' ) )->value;
		}
		return new self( $values );
	}

	public static function defaults(): self {
		return self::fromStored( array() );
	}

	/** @param array<string, mixed> $changes */
	public function with( array $changes ): self {
		return new self( array_intersect_key( $changes, $this->values ) + $this->values );
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return $this->values;
	}

	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	public function isOn( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	public function number( string $name ): int {
		$value = $this->values[ $name ] ?? 0;
		return is_int( $value ) ? $value : 0;
	}

	/** @return list<string> role keys */
	public function roles( string $name ): array {
		$roles = $this->values[ $name ] ?? array();
		return is_array( $roles ) ? array_values( array_filter( $roles, 'is_string' ) ) : array();
	}
}
