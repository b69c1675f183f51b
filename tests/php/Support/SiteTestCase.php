<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Schema\Survey as SurveyShape;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDraft;
use UserFeedback\Surveys\SurveyStatus;
use WP_Hook;
use wpdb;

/**
 * A test on a real WordPress. What it does to the database, the cache, the hooks, the clock and the current user is
 * undone when it ends; what it does to the schema is not (see SchemaTestCase).
 */
abstract class SiteTestCase extends TestCase {

	/** @var array<string, WP_Hook> */
	private array $hooks = array();

	protected function setUp(): void {
		parent::setUp();
		/** @var array<string, WP_Hook> $hooks */
		$hooks       = $GLOBALS['wp_filter'];
		$this->hooks = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $hooks );
		wp_cache_flush();
		$this->as_visitor();
		$this->plugin()->transaction->begin();
	}

	protected function tearDown(): void {
		$this->plugin()->transaction->rollBack();
		$this->plugin()->clock->stopAt( null );
		$GLOBALS['wp_filter'] = $this->hooks;
		$this->as_visitor();
		wp_cache_flush();
		parent::tearDown();
	}

	protected function plugin(): Plugin {
		return Plugin::instance();
	}

	/** How many queries this process has sent so far. */
	protected function queries(): int {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return $wpdb->num_queries;
	}

	/** From now on it is this moment, until the test ends. */
	protected function stop_clock_at( string $moment ): void {
		$this->plugin()->clock->stopAt( new DateTimeImmutable( $moment ) );
	}

	/** Nobody is logged in. */
	protected function as_visitor(): static {
		wp_set_current_user( 0 );
		return $this;
	}

	/** Someone is logged in who has exactly these rights, whatever roles may have them. */
	protected function as_role_with( Can ...$rights ): static {
		$this->as_member( 'subscriber' );
		$ours = array( Can::EDIT->value, Can::VIEW->value, Can::DELETE->value, Can::SETTINGS->value );
		$held = array_merge( array(), ...array_map( static fn( Can $right ): array => $right->capabilities(), $rights ) );
		remove_all_filters( 'map_meta_cap', 99 );
		add_filter(
			'map_meta_cap',
			static function ( array $needed, string $capability ) use ( $ours, $held ): array {
				if ( ! in_array( $capability, $ours, true ) ) {
					return $needed;
				}
				return in_array( $capability, $held, true ) ? array( 'exist' ) : array( 'do_not_allow' );
			},
			99,
			2
		);
		return $this;
	}

	/** Someone is logged in who has this role of WordPress's own. */
	protected function as_member( string $role ): static {
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

	/**
	 * A stored survey, published with one question unless told otherwise.
	 *
	 * @param array<string, mixed> $changes of what POST surveys takes; `status` may be trash here.
	 */
	protected function a_survey( array $changes = array() ): Survey {
		$trashed = SurveyStatus::TRASH->value === ( $changes['status'] ?? '' );
		$body    = ( $trashed ? array( 'status' => 'draft' ) : array() ) + $changes + array(
			'title'     => 'What do you think?',
			'status'    => 'publish',
			'questions' => array( self::a_question() ),
		);
		$checked = Validator::body( SurveyShape::draft(), $body );
		self::assertSame( array(), $checked->violations );
		/** @var array<string, mixed> $sent */
		$sent   = $checked->value;
		$survey = $this->plugin()->save_survey->by( SurveyDraft::fromArray( $sent ) )->survey;
		if ( $trashed ) {
			$this->plugin()->surveys->changeStatus( array( $survey ), SurveyStatus::TRASH );
			$survey = $this->plugin()->surveys->get( $survey->id );
		}
		return $survey;
	}

	/**
	 * A question as POST surveys takes it.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	protected static function a_question( string $type = 'radio-button', array $changes = array() ): array {
		$options = in_array( $type, array( 'radio-button', 'checkbox' ), true ) ? array( 'Yes', 'No' ) : array();
		return $changes + array(
			'title'  => 'Did you find what you came for?',
			'type'   => $type,
			'config' => array( 'options' => $options ),
		);
	}
}
