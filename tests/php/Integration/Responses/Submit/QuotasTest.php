<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;

/** A survey that counts a number of responses from each group of people, and keeps the others. */
final class QuotasTest extends RestTestCase {

	use Responding;

	private const YES    = '00000000-0000-4000-8000-00000000d001';
	private const MOBILE = '00000000-0000-4000-8000-00000000d002';

	public function test_a_response_of_a_full_quota_is_kept_apart(): void {
		$survey = $this->withQuotas( array( self::YES => array( 2, array( 'answer', '=', 'Yes' ) ) ) );
		$sent   = array_map( fn( string $value ): bool => $this->isCounted( $survey, $value ), array( 'Yes', 'No', 'Yes', 'Yes', 'No' ) );

		self::assertSame( array( true, true, true, false, true ), $sent );
		self::assertSame( 1, $this->late( $survey )->at( 'pagination.total' ) );
		self::assertSame( array( self::YES => 2 ), $this->progress( $survey ) );
		self::assertSame( 4, $this->request( 'GET', "surveys/$survey->id/results" )->at( 'responses_count' ) );
	}

	public function test_a_response_takes_a_place_of_each_of_its_quotas_or_of_none(): void {
		$survey = $this->withQuotas(
			array(
				self::YES    => array( 2, array( 'answer', '=', 'Yes' ) ),
				self::MOBILE => array( 1, array( 'device', '=', 'mobile' ) ),
			),
			3
		);
		$this->send( $survey, 'Yes', array( 'device' => 'mobile' ) );
		$this->send( $survey, 'Yes', array( 'device' => 'mobile' ) );
		$one = array( '' => 1, self::YES => 1, self::MOBILE => 1 );
		self::assertSame( $one, $this->taken( $survey ), 'The full quota gave the others back.' );
		$this->send( $survey, 'Yes', array( 'device' => 'desktop' ) );
		$this->send( $survey, 'No', array( 'device' => 'desktop' ) );
		$this->send( $survey, 'No', array( 'device' => 'desktop' ) );

		self::assertSame( array( '' => 3, self::YES => 2, self::MOBILE => 1 ), $this->taken( $survey ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_twenty_quotas_of_two_conditions_each_count_exactly(): void {
		$survey = $this->aSurvey();
		$groups = array();
		foreach ( array( 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr' ) as $language ) {
			array_push( $groups, array( 'Yes', $language ), array( 'No', $language ) );
		}
		$quotas = array();
		$counts = array();
		foreach ( $groups as $index => [ $value, $language ] ) {
			$id    = sprintf( '00000000-0000-4000-8000-%012d', $index );
			$quota = $this->quota( $survey, $id, 2, array( 'answer', '=', $value ) );
			$in    = array( 'question_id' => 'language', 'compare' => '=', 'value' => $language );

			$quotas[]      = array( 'conditions' => array( ...(array) $quota['conditions'], $in ) ) + $quota;
			$counts[ $id ] = 2;
		}
		$this->change( $survey, $quotas );
		$server = $_SERVER;
		unset( $_SERVER['REMOTE_ADDR'] ); // No rate limit.
		foreach ( array_merge( $groups, $groups, $groups ) as [ $value, $language ] ) {
			$this->send( $survey, $value, array( 'language' => $language ) );
		}
		$this->send( $survey, 'Yes', array( 'language' => 'fi' ) );
		$_SERVER = $server;

		self::assertSame( $counts, $this->progress( $survey ) );
		self::assertSame( 20, $this->late( $survey )->at( 'pagination.total' ) );
		self::assertSame( 41, $this->request( 'GET', "surveys/$survey->id/results" )->at( 'responses_count' ) );
		$oneMore = array_replace( $quotas[0], array( 'id' => self::YES ) );
		$body    = $this->body( $survey, array( 'quotas' => array( ...$quotas, $oneMore ) ) );
		$this->assertStatus( 400, $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys', $body ) );
	}

	/**
	 * @dataProvider visits
	 * @param array{string, string, string} $condition
	 * @param array<string, mixed>          $visit
	 */
	public function test_conditions_on_the_visit( array $condition, array $visit, bool $belongs ): void {
		$survey = $this->withQuotas( array( self::YES => array( 5, $condition ) ) );

		$this->send( $survey, 'Yes', $visit );

		self::assertSame( array( self::YES => $belongs ? 1 : 0 ), $this->progress( $survey ) );
	}

	/** @return array<string, array{array{string, string, string}, array<string, mixed>, bool}> */
	public static function visits(): array {
		$page = static fn( string $path ): array => array( 'page_submitted' => array( 'url' => "https://example.org$path" ) );
		return array(
			'the device'            => array( array( 'device', '=', 'tablet' ), array( 'device' => 'tablet' ), true ),
			'another device'        => array( array( 'device', '!=', 'tablet' ), array( 'device' => 'tablet' ), false ),
			'the language'          => array( array( 'language', '=', 'de' ), array( 'language' => 'de-AT' ), true ),
			'the region'            => array( array( 'language', '=', 'de-at' ), array( 'language' => 'de-AT' ), true ),
			'another region'        => array( array( 'language', '=', 'de-CH' ), array( 'language' => 'de-AT' ), false ),
			'a longer code'         => array( array( 'language', '=', 'fi' ), array( 'language' => 'fil' ), false ),
			'an unknown language'   => array( array( 'language', '!=', 'fi' ), array(), false ),
			'the path'              => array( array( 'path', '=', '/shop' ), $page( '/shop/?a=b' ), true ),
			'a path below'          => array( array( 'path', 'STARTS_WITH', '/shop/' ), $page( '/shop/shoes' ), true ),
			'another path'          => array( array( 'path', '=', '/shop/' ), $page( '/shop/shoes' ), false ),
			'the home page'         => array( array( 'path', '=', '/' ), $page( '' ), true ),
			'a path in other words' => array( array( 'path', 'STARTS_WITH', '/über' ), $page( '/%C3%BCber-uns/' ), true ),
		);
	}

	public function test_browsers_get_full_quotas_that_are_only_about_the_visit(): void {
		$survey = $this->withQuotas(
			array(
				self::YES    => array( 1, array( 'answer', '=', 'Yes' ) ),
				self::MOBILE => array( 1, array( 'device', '=', 'mobile' ) ),
			)
		);
		self::assertNull( $this->gate() );
		$this->send( $survey, 'Yes', array( 'device' => 'mobile' ) );

		$full = array( array( 'about' => 'device', 'compare' => '=', 'value' => 'mobile' ) );
		self::assertSame( array( 'days' => 0, 'own' => false, 'share' => 1000, 'full' => array( $full ) ), $this->gate() );
		$this->change( $survey, array( $this->quota( $survey, self::MOBILE, 2, array( 'device', '=', 'mobile' ) ) ) );
		self::assertNull( $this->gate(), 'A higher target opens it again.' );
	}

	public function test_trashing_and_deleting_free_places_and_restoring_takes_one(): void {
		$survey = $this->withQuotas( array( self::YES => array( 1, array( 'answer', '=', 'Yes' ) ) ) );
		$first  = $this->send( $survey, 'Yes' );
		$late   = $this->send( $survey, 'Yes' );

		$this->move( 'trash', $survey, $first );
		self::assertSame( array( self::YES => 0 ), $this->progress( $survey ) );
		$this->move( 'restore', $survey, $first );
		$this->move( 'restore', $survey, $late );
		self::assertSame( array( self::YES => 2 ), $this->progress( $survey ), 'The owner may exceed the target.' );
		Plugin::get( DeleteResponses::class )->delete( array( $first, $late ) );
		self::assertSame( array( self::YES => 0 ), $this->progress( $survey ) );
	}

	public function test_a_new_quota_counts_the_responses_that_a_survey_has(): void {
		$survey = $this->aSurvey();
		foreach ( array( 'Yes', 'No', 'Yes' ) as $value ) {
			$this->send( $survey, $value );
		}

		$this->change( $survey, array( $this->quota( $survey, self::YES, 5, array( 'answer', '=', 'Yes' ) ) ) );
		self::assertSame( array( self::YES => 2 ), $this->progress( $survey ) );
		$this->change( $survey, array( $this->quota( $survey, self::YES, 5, array( 'answer', '=', 'No' ) ) ) );
		self::assertSame( array( self::YES => 1 ), $this->progress( $survey ), 'Other conditions count other responses.' );
	}

	public function test_a_recount_repairs_wrong_counters(): void {
		$survey = $this->withQuotas( array( self::YES => array( 5, array( 'answer', '=', 'Yes' ) ) ) );
		$this->send( $survey, 'Yes' );
		Plugin::get( Db::class )->write( 'UPDATE {quotas} SET taken = 4 WHERE survey_id = %d', array( $survey->id ) );

		self::assertSame( 1, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( array( self::YES => 1 ), $this->progress( $survey ) );
	}

	public function test_a_copy_starts_at_zero_and_asks_about_its_own_questions(): void {
		$survey = $this->withQuotas( array( self::YES => array( 5, array( 'answer', '=', 'Yes' ) ) ) );
		$this->send( $survey, 'Yes' );

		$copy = $this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$survey->id/duplicate" );
		$this->assertStatus( 201, $copy );
		$copy = $this->request( 'GET', 'surveys/' . $copy->id() );

		self::assertNotSame( $survey->questions[0]->id, $copy->at( 'questions.0.id' ) );
		self::assertSame( $copy->at( 'questions.0.id' ), $copy->at( 'settings.behavior.quotas.0.conditions.0.question_id' ) );
		self::assertSame( array( 0, 5 ), array( $copy->at( 'quotas.0.taken' ), $copy->at( 'quotas.0.target' ) ) );
	}

	public function test_repeats_and_spam_take_no_place(): void {
		$survey = $this->withQuotas( array( self::YES => array( 1, array( 'answer', '=', 'Yes' ) ) ) );
		$body   = $this->submission( $survey, array( 'Yes' ), array( 'elapsed' => 10 ) );
		$this->assertStatus( 201, $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body ) );
		$body = $this->submission( $survey, array( 'Yes' ) );
		$this->request( 'POST', "surveys/$survey->id/responses", $body );
		$this->request( 'POST', "surveys/$survey->id/responses", $body );
		self::assertSame( array( self::YES => 1 ), $this->progress( $survey ) );
		$this->move( 'trash', $survey, $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body )->id() );

		self::assertSame( array( self::YES => 0 ), $this->progress( $survey ) );
	}

	public function test_a_response_of_no_quota_runs_no_statement_more(): void {
		$survey = $this->withQuotas( array( self::YES => array( 5, array( 'answer', '=', 'Yes' ) ) ) );
		$this->send( $survey, 'No' );
		$queries = new SentQueries();
		$queries->listen();
		$this->send( $survey, 'No' );
		self::assertSame( array(), preg_grep( '/uf_quotas|TRANSACTION/', $queries->ours() ) );
		$queries->forget();
		$this->send( $survey, 'Yes' );

		self::assertCount( 2, (array) preg_grep( '/uf_quotas/', $queries->ours() ) );
	}

	public function test_a_plan_without_behavior_settings_has_no_quotas(): void {
		$survey = $this->withQuotas( array( self::YES => array( 1, array( 'answer', '=', 'Yes' ) ) ) );
		$this->withPlan( Plan::LITE );
		$this->send( $survey, 'Yes' );

		self::assertTrue( $this->isCounted( $survey, 'Yes' ) );
		self::assertNull( $this->asRoleWith( Permission::EDIT )->request( 'GET', "surveys/$survey->id" )->at( 'quotas' ) );
	}

	public function test_a_hard_limit_tells_visitors_that_their_quota_is_full(): void {
		$survey   = $this->aSurvey();
		$quota    = $this->quota( $survey, self::YES, 1, array( 'answer', '=', 'Yes' ) );
		$behavior = array( 'quotas' => array( $quota ), 'hard_limit' => true, 'late_message' => 'Full.' );
		$this->change( $survey, array( $quota ), $behavior );

		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );

		self::assertSame( array( 'Full.' ), array_values( $manifest->column( 'surveys.0.late.heading', 'text' ) ) );
	}

	/**
	 * @dataProvider invalidQuotas
	 * @param array<string, mixed> $change
	 */
	public function test_invalid_quotas_are_rejected_by_field( array $change, string $field ): void {
		$survey = $this->aSurvey();
		$quota  = array_replace( $this->quota( $survey, self::YES, 5, array( 'answer', '=', 'Yes' ) ), $change );

		$body  = $this->body( $survey, array( 'quotas' => array( $quota ) ) );
		$saved = $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys', $body );

		$this->assertStatus( 400, $saved );
		self::assertStringContainsString( $field, (string) wp_json_encode( $saved->body, JSON_UNESCAPED_SLASHES ) );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function invalidQuotas(): array {
		$when = static fn( string $id, string $compare, mixed $value ): array => array(
			'conditions' => array( array( 'question_id' => $id, 'compare' => $compare, 'value' => $value ) ),
		);
		return array(
			'no name'            => array( array( 'label' => ' ' ), 'quotas[0].label' ),
			'no conditions'      => array( array( 'conditions' => array() ), 'quotas[0].conditions' ),
			'target zero'        => array( array( 'target' => 0 ), 'quotas[0].target' ),
			'no ID'              => array( array( 'id' => 'a' ), 'quotas[0].id' ),
			'a deleted question' => array( $when( self::MOBILE, '=', 'Yes' ), 'quotas[0].conditions[0].question_id' ),
			'no question'        => array( $when( '', '=', 'Yes' ), 'quotas[0].conditions[0].question_id' ),
			'no such device'     => array( $when( 'device', '=', 'watch' ), 'quotas[0].conditions[0].value' ),
			'device, compared'   => array( $when( 'device', '>', 'mobile' ), 'quotas[0].conditions[0].compare' ),
			'no language'        => array( $when( 'language', '=', 'German' ), 'quotas[0].conditions[0].value' ),
			'no path'            => array( $when( 'path', '=', 'shop' ), 'quotas[0].conditions[0].value' ),
			'a list for a path'  => array( $when( 'path', '=', array( '/shop' ) ), 'quotas[0].conditions[0].value' ),
		);
	}

	public function test_two_quotas_with_the_same_id_are_rejected(): void {
		$survey = $this->aSurvey();
		$quota  = $this->quota( $survey, self::YES, 5, array( 'answer', '=', 'Yes' ) );

		$body = $this->body( $survey, array( 'quotas' => array( $quota, $quota ) ) );
		$this->assertStatus( 400, $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys', $body ) );
	}

	/** @param array<string, array{int, array{string, string, string}}> $quotas target and condition, by ID. */
	private function withQuotas( array $quotas, ?int $most = null ): Survey {
		$survey = $this->aSurvey();
		$list   = array();
		foreach ( $quotas as $id => [ $target, $condition ] ) {
			$list[] = $this->quota( $survey, $id, $target, $condition );
		}
		$this->change( $survey, $list, array( 'quotas' => $list, 'max_responses' => $most ) );
		return $survey;
	}

	/**
	 * @param array{string, string, string} $condition whose subject "answer" means the first question.
	 * @return array<string, mixed>
	 */
	private function quota( Survey $survey, string $id, int $target, array $condition ): array {
		[ $subject, $compare, $value ] = $condition;

		$subject = 'answer' === $subject ? $survey->questions[0]->id : $subject;
		return array(
			'id'         => $id,
			'label'      => 'A quota',
			'target'     => $target,
			'conditions' => array( array( 'question_id' => $subject, 'compare' => $compare, 'value' => $value ) ),
		);
	}

	/**
	 * @param list<array<string, mixed>> $quotas
	 * @param array<string, mixed>|null  $behavior
	 */
	private function change( Survey $survey, array $quotas, ?array $behavior = null ): void {
		$body = $this->body( $survey, $behavior ?? array( 'quotas' => $quotas ) );
		$this->assertStatus( 200, $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys', $body ) );
	}

	/**
	 * @param array<string, mixed> $behavior
	 * @return array<string, mixed>
	 */
	private function body( Survey $survey, array $behavior ): array {
		return array( 'id' => $survey->id, 'title' => $survey->title, 'settings' => array( 'behavior' => $behavior ) );
	}

	/** @param array<string, mixed> $visit */
	private function send( Survey $survey, string $value, array $visit = array() ): int {
		$body = $this->submission( $survey, array( $value ), $visit );
		$sent = $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body );
		$this->assertStatus( 201, $sent );
		return $sent->id();
	}

	private function isCounted( Survey $survey, string $value ): bool {
		$sent = $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( $value ) ) );
		return false !== $sent->at( 'counted' );
	}

	private function move( string $action, Survey $survey, int $id ): void {
		$changed = $this->asRoleWith( Permission::VIEW, Permission::DELETE )
			->request( 'POST', "surveys/$survey->id/responses/$action", array( 'response_ids' => array( $id ) ) );
		self::assertSame( array( $id ), $changed->items( 'updated' ) );
	}

	private function late( Survey $survey ): RestAnswer {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/responses?filter[status]=over_limit" );
	}

	/** @return array<array-key, mixed>|null of the only survey on a page. */
	private function gate(): ?array {
		$found = $this->asVisitor()->request( 'GET', 'widget/manifest' )->at( 'surveys.0.targeting' );
		return is_array( $found ) && is_array( $found['gate'] ?? null ) ? $found['gate'] : null;
	}

	/** @return array<array-key, mixed> the number of responses of each quota, as the results show it. */
	private function progress( Survey $survey ): array {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results" )->column( 'quotas', 'taken', 'id' );
	}

	/** @return array<array-key, int> */
	private function taken( Survey $survey ): array {
		$sql  = 'SELECT cell, taken FROM {quotas} WHERE survey_id = %d ORDER BY cell';
		$rows = Plugin::get( Db::class )->rows( $sql, array( $survey->id ) );
		return array_map( 'intval', array_column( $rows, 'taken', 'cell' ) );
	}
}
