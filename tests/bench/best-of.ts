/** The best of several rounds: other processes of the machine may slow a round. @param rate of one round */
export async function bestOf(rounds: number, rate: () => Promise<number>): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push(await rate());
  return Math.max(...rates);
}
