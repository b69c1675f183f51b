<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Keys\License\LicenseKey;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\SurveyShape;
use WP_Hook;
use wpdb;

/**
 * Base test on a real WordPress site, with an Elite license and every add-on active. Its changes to the database, the cache,
 * the hooks, the clock and the current user are undone when it ends; changes to the schema are not (see SchemaTestCase).
 */
abstract class SiteTestCase extends TestCase {

	/** @var array<string, WP_Hook> */
	private array $hooks = array();

	protected function setUp(): void {
		parent::setUp();
		set_time_limit( 0 ); // WordPress's upgrader limits the process to 300 seconds.
		/** @var array<string, WP_Hook> $hooks */
		$hooks       = $GLOBALS['wp_filter'];
		$this->hooks = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $hooks );
		wp_cache_flush();
		$this->asVisitor();
		Plugin::get( Transaction::class )->begin();
	}

	protected function tearDown(): void {
		Plugin::get( Transaction::class )->rollBack();
		Plugin::get( Clock::class )->stopAt( null );
		$GLOBALS['wp_filter'] = $this->hooks;
		$this->asVisitor();
		wp_cache_flush();
		parent::tearDown();
	}

	/** Returns the number of queries in this process so far. */
	protected function queries(): int {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return $wpdb->num_queries;
	}

	/** Asserts that the value matches the contract, with nothing missing and nothing extra. */
	protected static function assertFits( Shape $shape, mixed $value ): void {
		$faults = array_map(
			static fn( Violation $violation ): string => "$violation->path: $violation->rule",
			Validator::body( $shape, $value )->violations
		);
		self::assertSame( array(), $faults );
	}

	/** Sets the clock to this moment until the test ends. */
	protected function stopClockAt( string $moment ): void {
		Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( $moment ) );
	}

	/** Logs everyone out. */
	protected function asVisitor(): static {
		wp_set_current_user( 0 );
		return $this;
	}

	/** Logs in a user with exactly these permissions, whatever roles may have them. */
	protected function asRoleWith( Permission ...$rights ): static {
		$this->asMember( 'subscriber' );
		$ours = array( Permission::EDIT->value, Permission::VIEW->value, Permission::DELETE->value, Permission::SETTINGS->value );
		$held = array_merge( array(), ...array_map( static fn( Permission $right ): array => $right->capabilities(), $rights ) );
		$id   = get_current_user_id();
		remove_all_filters( 'map_meta_cap', 99 );
		add_filter(
			'map_meta_cap',
			static function ( array $needed, string $capability, int $userId ) use ( $ours, $held, $id ): array {
				if ( $id !== $userId || ! in_array( $capability, $ours, true ) ) {
					return $needed;
				}
				return in_array( $capability, $held, true ) ? array( 'exist' ) : array( 'do_not_allow' );
			},
			99,
			3
		);
		return $this;
	}

	/** Logs in a user with this role of WordPress's own. */
	protected function asMember( string $role ): static {
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
		$login = 'member-' . bin2hex( random_bytes( 6 ) );
		$id    = wp_insert_user(
			array(
				'user_login' => $login,
				'user_email' => "$login@example.org",
				'user_pass'  => $login,
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );
		wp_set_current_user( $id );
		return $this;
	}

	/** Sets the site's license and the active add-ons from now on, whether or not others are installed. */
	protected function withPlan( Plan $plan, Addon ...$active ): static {
		update_option( LicenseStore::OPTION, array() );
		update_option( Addon::OPTION, array() );
		if ( Plan::LITE !== $plan ) {
			self::assertTrue( Plugin::get( ChangeLicense::class )->accept( $this->licenseKey( $plan ), true )->isValid() );
		}
		foreach ( $active as $addon ) {
			$addon->setActive( true ); // Also one the plan lacks: it was active before a downgrade.
		}
		return $this;
	}

	/** Returns a key signed with the trusted key pair. */
	protected function licenseKey(
		Plan $plan,
		string $site = LicenseKey::ANY_SITE,
		bool $network = false,
		?string $expires = null,
		string $id = 'test'
	): string {
		$secret = sodium_hex2bin( trim( (string) file_get_contents( rtrim( ABSPATH, '/' ) . '.license-key' ) ) );
		self::assertNotSame( '', $secret );
		return LicenseKey::issue( $id, $plan, $site, $network, null === $expires ? null : new DateTimeImmutable( $expires ), $secret );
	}

	/**
	 * Returns a stored survey, published with one question by default.
	 *
	 * @param array<string, mixed> $changes to the body of POST surveys; `status` may be trash here.
	 */
	protected function aSurvey( array $changes = array() ): Survey {
		$trashed = SurveyStatus::TRASH->value === ( $changes['status'] ?? '' );
		$body    = ( $trashed ? array( 'status' => 'draft' ) : array() ) + $changes + array(
			'title'     => 'What do you think?',
			'status'    => 'publish',
			'questions' => array( self::aQuestion() ),
		);
		$checked = Validator::body( SurveyShape::draft(), $body );
		self::assertSame( array(), $checked->violations );
		/** @var array<string, mixed> $sent */
		$sent   = $checked->value;
		$survey = Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $sent ) )->survey;
		if ( $trashed ) {
			Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::TRASH );
			$survey = Plugin::get( SurveyRepository::class )->get( $survey->id );
		}
		return $survey;
	}

	/**
	 * Returns a question as POST surveys accepts it.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	protected static function aQuestion( string $type = 'radio-button', array $changes = array() ): array {
		$options = in_array( $type, array( 'radio-button', 'checkbox' ), true ) ? array( 'Yes', 'No' ) : array();
		return $changes + array(
			'title'  => 'Did you find what you came for?',
			'type'   => $type,
			'config' => array( 'options' => $options ),
		);
	}
}
