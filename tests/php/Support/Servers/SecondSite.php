<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use PHPUnit\Framework\Assert;

/** Another site of the network. Creating and deleting it changes the schema, which no transaction can undo. */
final class SecondSite {

	private function __construct( public readonly int $id, public readonly string $path ) {}

	public static function make(): self {
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
		$path = '/second-' . bin2hex( random_bytes( 4 ) );
		$id   = wpmu_create_blog( '127.0.0.1', "$path/", 'Second', 1 );
		Assert::assertIsInt( $id );
		return new self( $id, $path );
	}

	/** Switches back to the first site. */
	public static function goBack(): void {
		while ( ms_is_switched() ) {
			restore_current_blog();
		}
	}

	public function remove(): void {
		self::goBack();
		if ( null !== get_site( $this->id ) ) {
			wp_delete_site( $this->id );
		}
	}
}
