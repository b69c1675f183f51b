<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Clock;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\Plan;
use UserFeedback\Licensing\ChangeLicence;
use UserFeedback\Licensing\Licence\LicenceKey;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Saving\SaveSurvey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyStatus;
use WP_Hook;
use wpdb;

/**
 * A test on a real WordPress, with the licence elite and every add-on active. What it does to the database, the cache,
 * the hooks, the clock and the current user is
 * undone when it ends; what it does to the schema is not (see SchemaTestCase).
 */
abstract class SiteTestCase extends TestCase {

	/** @var array<string, WP_Hook> */
	private array $hooks = array();

	protected function setUp(): void {
		parent::setUp();
		set_time_limit( 0 ); // WordPress's upgrader gives the rest of the process 300 seconds.
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

	/** How many queries this process has sent so far. */
	protected function queries(): int {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return $wpdb->num_queries;
	}

	/** It is what the contract says, with nothing missing and nothing besides. */
	protected static function assertFits( Shape $shape, mixed $value ): void {
		$faults = array_map(
			static fn( Violation $violation ): string => "$violation->path: $violation->rule",
			Validator::body( $shape, $value )->violations
		);
		self::assertSame( array(), $faults );
	}

	/** From now on it is this moment, until the test ends. */
	protected function stopClockAt( string $moment ): void {
		Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( $moment ) );
	}

	/** Nobody is logged in. */
	protected function asVisitor(): static {
		wp_set_current_user( 0 );
		return $this;
	}

	/** Someone is logged in who has exactly these rights, whatever roles may have them. */
	protected function asRoleWith( Can ...$rights ): static {
		$this->asMember( 'subscriber' );
		$ours = array( Can::EDIT->value, Can::VIEW->value, Can::DELETE->value, Can::SETTINGS->value );
		$held = array_merge( array(), ...array_map( static fn( Can $right ): array => $right->capabilities(), $rights ) );
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

	/** Someone is logged in who has this role of WordPress's own. */
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

	/** The site's licence is this one from now on, and these add-ons are active, installed ones beside them or not. */
	protected function withPlan( Plan $plan, Addon ...$active ): static {
		update_option( LicenceStore::OPTION, array() );
		update_option( AddonStore::OPTION, array() );
		if ( Plan::LITE !== $plan ) {
			self::assertTrue( Plugin::get( ChangeLicence::class )->accept( $this->licenceKey( $plan ), true )->isValid() );
		}
		foreach ( $active as $addon ) {
			( new AddonStore() )->set( $addon, true ); // Also one that the plan has not: it was active before a downgrade.
		}
		return $this;
	}

	/** A key of the pair that this site trusts. */
	protected function licenceKey(
		Plan $plan,
		string $site = LicenceKey::ANY_SITE,
		bool $network = false,
		?string $expires = null,
		string $id = 'test'
	): string {
		$secret = sodium_hex2bin( trim( (string) file_get_contents( rtrim( ABSPATH, '/' ) . '.licence-key' ) ) );
		self::assertNotSame( '', $secret );
		return LicenceKey::issue( $id, $plan, $site, $network, null === $expires ? null : new DateTimeImmutable( $expires ), $secret );
	}

	/**
	 * A stored survey, published with one question unless told otherwise.
	 *
	 * @param array<string, mixed> $changes of what POST surveys takes; `status` may be trash here.
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
		$survey = Plugin::get( SaveSurvey::class )->run( SurveyDraft::fromArray( $sent ) )->survey;
		if ( $trashed ) {
			Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::TRASH );
			$survey = Plugin::get( SurveyRepository::class )->get( $survey->id );
		}
		return $survey;
	}

	/**
	 * A question as POST surveys takes it.
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
