<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Processes\Worker;

/** Base test that runs WP-CLI commands against this site. */
abstract class CommandTestCase extends SiteTestCase {

	use Responding;

	private const WP = __DIR__ . '/../../../../vendor/wp-cli/wp-cli/php/boot-fs.php';

	/** @var list<int> */
	private array $users = array();

	/** A command is another process and only sees committed data, so this test cleans up itself. */
	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
	}

	protected function tearDown(): void {
		foreach ( $this->users as $id ) {
			wp_delete_user( $id );
		}
		wp_cache_flush();
		$this->deleteSurveys( Plugin::get( SurveyRepository::class ) );
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	/**
	 * @param list<string> $arguments after `wp userfeedback`.
	 * @return array{int, string, string} exit code, its output, and its errors.
	 */
	protected function wp( array $arguments, string $input = '' ): array {
		$command = array( PHP_BINARY, self::WP, 'userfeedback', ...$arguments, '--path=' . rtrim( ABSPATH, '/' ), '--no-color' );
		$ended   = Worker::of( $command, $this->environment() )->tell( $input )->end();
		wp_cache_flush();

		// WP-CLI's own packages use features that PHP deprecates; each run prints that.
		$wrong = (string) preg_replace( '/^(PHP )?Deprecated: .* in \S+\/vendor\/.*\n?/m', '', $ended->errors );
		return array( $ended->code, trim( $ended->said ), trim( $wrong ) );
	}

	/**
	 * Returns the output of a command that succeeds.
	 *
	 * @param list<string> $arguments
	 */
	protected function said( array $arguments, string $input = '' ): string {
		[ $code, $said, $wrong ] = $this->wp( $arguments, $input );
		self::assertSame( array( 0, '' ), array( $code, $wrong ), implode( ' ', $arguments ) . ": $said" );
		return $said;
	}

	/** Returns the login of a user with this role. */
	protected function member( string $role ): string {
		$this->asMember( $role );
		$this->users[] = get_current_user_id();
		return wp_get_current_user()->user_login;
	}

	private function deleteSurveys( SurveyRepository $surveys ): void {
		$ids = array_map( 'intval', array_column( Plugin::get( Db::class )->rows( 'SELECT id FROM {surveys}' ), 'id' ) );
		if ( array() !== $ids ) {
			$surveys->changeStatus( array_values( $surveys->findMany( $ids ) ), SurveyStatus::TRASH );
			( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( $ids );
			$surveys->delete( $ids );
		}
	}

	/** @return array<string, string> the tests may run as root, which WP-CLI warns about. */
	private function environment(): array {
		return array( 'WP_CLI_ALLOW_ROOT' => '1', 'HTTP_HOST' => '127.0.0.1' ) + getenv();
	}
}
