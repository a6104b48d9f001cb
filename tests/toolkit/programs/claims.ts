/** Checks the claims that `CLAIMS` names, which is an {@link Order} as JSON. Prints an {@link Outcome} for each. */
import {inspect, isDeepStrictEqual} from 'node:util';
import {QApplication} from '@nodegui/nodegui';
import {type Claim, CRASH} from '../../claims/claim';
import {END, MARK, type Order, type Outcome} from '../../claims/outcome';

type Run = Pick<Outcome, 'holds' | 'seen'>;

async function run({run, expect}: Claim): Promise<Run> {
  try {
    const seen = await run();
    return {holds: isDeepStrictEqual(seen, expect), seen: inspect(seen)};
  } catch (error) {
    return {holds: false, seen: `it throws ${error}`};
  }
}

async function main({files, crash}: Order): Promise<void> {
  QApplication.instance().setQuitOnLastWindowClosed(false); // otherwise the claims after a closed window wouldn't run
  for (const file of files) {
    const {default: claims}: {default: Claim[]} = await import(`../../claims/${file}.ts`);
    for (const [index, claim] of claims.entries()) {
      const isCrash = claim.expect === CRASH;
      if (crash !== undefined && index !== crash) continue;
      const result: Run = isCrash && crash === undefined ? {} : await run(claim);
      const outcome: Outcome = {
        file,
        index,
        subject: 'symbol' in claim ? claim.symbol : claim.page,
        statement: claim.statement,
        expected: inspect(claim.expect),
        prints: claim.prints,
        ...result,
      };
      console.log(MARK + JSON.stringify(outcome));
    }
  }
  console.log(END);
  process.exit();
}

void main(JSON.parse(process.env.CLAIMS ?? '') as Order);
